/** A finding as a sentence of the summary, with the figure that stands before it. */
import type { Finding } from '../../../model/finding.ts';
import { ref, type Text } from '../../../model/text.ts';
import type { Context } from './context.ts';
import { largestRowTexts } from './largest-row.ts';
import { atRiskText, isAtRisk } from './pages/at-risk.ts';
import { courseText, seasonText, sentence } from './pages/course.ts';
import { effectsOf } from './pages/mix.ts';
import { titlesOf } from './pages/simpson.ts';
import { isUntested, stated } from './plain-change.ts';
import { saidOf } from './told.ts';

export function figureOf({ kind, facts }: Finding): Text | null {
  const signed = kind === 'driver' || kind === 'mix' || kind === 'simpson' || (kind === 'yoy' && !facts.multiple) || kind === 'seasonal';
  const id =
    kind === 'driver'
      ? facts.delta
      : kind === 'mix'
        ? facts.mixEffect
        : kind === 'simpson'
          ? facts.within
          : kind === 'yoy'
            ? (facts.multiple ?? facts.pct ?? facts.delta)
            : kind === 'change-point'
              ? facts.level
              : kind === 'seasonal'
                ? (facts.pct ?? facts.delta)
                : kind === 'pattern'
                  ? facts.third
                  : kind === 'rank' || kind === 'concentration' || kind === 'share-shift'
                    ? facts.share
                    : kind === 'threshold'
                      ? facts.attainment
                      : (facts.value ?? facts.count);
  return id ? ref(id, signed ? 'signed' : 'plain') : null;
}

/** Null for a kind that no sentence of the summary tells. */
export function pointOf(context: Context, finding: Finding): Text | null {
  const told = context.told(finding);
  switch (finding.kind) {
    case 'delta':
      return stated(
        context,
        finding,
        finding.facts.pct ? context.catalogue.say('points-delta', saidOf(told)) : context.catalogue.say('points-rate-delta', saidOf(told)),
      );
    case 'yoy':
      return stated(context, finding, context.catalogue.say('points-rate-delta', saidOf(told)));
    case 'seasonal':
      return seasonText(context, finding.metric);
    case 'trend':
    case 'change-point': {
      const text = courseText(context, finding);
      return text && `**${sentence(context, text)}**`;
    }
    case 'outlier':
      return finding.member === undefined
        ? largestRowTexts(context, finding).join(context.space)
        : context.catalogue.say('outlier-member', {
            member: told.member,
            label: told.label,
            value: ref(finding.facts.value!),
            median: ref(finding.facts.median!),
          });
    case 'mix':
      return context.catalogue.say('mix-point', effectsOf(context, finding));
    case 'simpson': {
      const inside = context.evidence.dimension(finding.inside ?? finding.dimension!);
      const [text] = inside ? titlesOf(context, finding, inside) : [];
      return text ? `**${sentence(context, text)}**` : null;
    }
    case 'loss':
      return context.catalogue.say('loss-point', {
        member: told.member,
        label: told.label,
        value: ref(finding.facts.value!),
        whole: ref(finding.facts.whole!),
      });
    case 'steady':
      if (isUntested(context, finding)) return null;
      return context.note(finding.metric).unit === 'ratio'
        ? context.catalogue.say('points-steady', saidOf(told))
        : context.catalogue.say('points-unchanged', saidOf(told));
    case 'driver':
      return context.catalogue.say('points-driver', saidOf(told));
    case 'pattern':
      return context.catalogue.say('points-pattern', saidOf(told));
    case 'rank':
      return context.catalogue.say('points-rank', saidOf(told));
    case 'concentration':
      return context.catalogue.say('points-concentration', saidOf(told));
    case 'share-shift':
      return context.catalogue.say('points-shift', saidOf(told));
    case 'threshold':
      return context.catalogue.say('points-threshold', saidOf(told));
    case 'rate-difference':
      return context.catalogue.say('points-rate-difference', saidOf(told));
    default:
      return isAtRisk(finding) ? atRiskText(context, finding) : null;
  }
}
