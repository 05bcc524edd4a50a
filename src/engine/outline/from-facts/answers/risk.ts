/** What is at risk: the contracts up for renewal and the deals that are late or silent, which the figures count. */
import type { Question } from '../../../../model/brief.ts';
import type { Finding } from '../../../../model/finding.ts';
import type { Context } from '../context.ts';
import { isAtRisk } from '../pages/at-risk.ts';
import { figureOf, pointOf } from '../summary-point.ts';
import type { Answer } from './answer.ts';
import { leaving } from './leaving.ts';

const risk =
  /(?<!\p{L})(?:at risk|risks?|endangered|gefährdet\p{L}*|risik\p{L}*|à risque|risques?|en riesgo|riesgos?|em risco|riscos?|a rischio|rischi\p{L}*)(?!\p{L})|リスク|危険|风险|危险|خطر/iu;
const renewal = /renew|verlänger|renouvel|renov|rinnov|更新|续约|续费|تجديد/iu;
/** Who may yet leave, where renewals are known. */
const ahead =
  /(?<!\p{L})(?:likely|will|may|might|could|next|coming|about to|wahrscheinlich|werden|nächst\p{L}*|probable\p{L}*|prochain\p{L}*|próxim\p{L}*|prossim\p{L}*|prováve\p{L}*|probabil\p{L}*)(?!\p{L})|来期|次の|今後|可能|下个?季|下一|المقبل|القادم/iu;
const most = 2;

/** Null where the question speaks of no risk, or nothing the data count is at risk. */
export function atRiskAnswer(context: Context, question: Question): Answer | null {
  const isOfRisk =
    risk.test(question.text) || (context.table.renewals !== undefined && ahead.test(question.text) && leaving.test(question.text));
  if (!isOfRisk) return null;
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
