/** What is at risk: the contracts up for renewal and the deals that are late or silent, which the figures count. */
import type { Question } from '../../../../model/brief.ts';
import type { Finding } from '../../../../model/finding.ts';
import type { Context } from '../context.ts';
import { isAtRisk } from '../pages/at-risk.ts';
import { figureOf, pointOf } from '../summary-point.ts';
import type { Answer } from './answer.ts';

const risk =
  /(?<!\p{L})(?:at risk|risks?|endangered|gefährdet\p{L}*|risik\p{L}*|à risque|risques?|en riesgo|riesgos?|em risco|riscos?|a rischio|rischi\p{L}*)(?!\p{L})|リスク|危険|风险|危险|خطر/iu;
const renewal = /renew|verlänger|renouvel|renov|rinnov|更新|续约|续费|تجديد/iu;
const most = 2;

/** Null where the question speaks of no risk, or nothing the data count is at risk. */
export function atRiskAnswer(context: Context, question: Question): Answer | null {
  if (!risk.test(question.text)) return null;
  const found = context.insights.findings.filter((finding) => isAtRisk(finding) || finding.kind === 'renewal-risk');
  const ofRenewals = renewal.test(question.text) ? found.filter(({ kind }) => kind === 'renewal') : [];
  const told = (ofRenewals.length > 0 ? ofRenewals : found).flatMap((finding: Finding) => {
    const said = pointOf(context, finding);
    return said ? [{ finding, said }] : [];
  });
  const [first] = told;
  if (!first) return null;
  const figure = figureOf(first.finding);
  return {
    question,
    ...(figure && { figure }),
    sentences: told.slice(0, most).map(({ said }) => said),
    titles: [],
    tells: told.slice(0, most).map(({ finding }) => finding.id),
  };
}
