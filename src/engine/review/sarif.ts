/** Findings as SARIF 2.1.0, which code scanning reads. https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */
import type { ReviewFinding } from './finding.ts';
import type { Review } from './review-deck.ts';
import { rules } from './rules.ts';

export interface SarifSource {
  /** As it is named in the results. */
  file: string;
  /** Of the program. */
  version: string;
}

const levels = { error: 'error', warning: 'warning', note: 'note' } as const satisfies Record<ReviewFinding['severity'], string>;

/** A JSON document with one run; slide and shape are logical locations, because a deck has no lines. */
export function sarifOf({ findings, unchecked, score }: Review, { file, version }: SarifSource): string {
  const used = Object.entries(rules).filter(([id]) => findings.some(({ rule }) => rule === id));
  const artifact = { uri: encodeURI(file), index: 0 };
  const run = {
    tool: {
      driver: {
        name: 'quarterdeck',
        version,
        rules: used.map(([id, { gate, severity, about, remedy }]) => ({
          id,
          shortDescription: { text: `${about.charAt(0).toUpperCase()}${about.slice(1)}` },
          help: { text: remedy },
          defaultConfiguration: { level: levels[severity] },
          properties: { gate },
        })),
      },
    },
    artifacts: [{ location: { uri: artifact.uri } }],
    results: findings.map(({ rule, severity, slide, shape, message }) => ({
      ruleId: rule,
      ruleIndex: used.findIndex(([id]) => id === rule),
      level: levels[severity],
      message: { text: message },
      locations: [{ physicalLocation: { artifactLocation: artifact }, ...logical(slide, shape) }],
    })),
    invocations: [
      {
        executionSuccessful: true,
        toolExecutionNotifications: unchecked.map(({ slide, shape, reason }) => ({
          level: 'note',
          message: { text: reason },
          ...(slide !== null && { locations: [logical(slide, shape)] }),
        })),
      },
    ],
    properties: { score },
  };
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

/** `slide 3/Title 1`; nothing for the file. */
function logical(slide: number | null, shape: string | null) {
  if (slide === null) return {};
  const page = `slide ${slide}`;
  const place =
    shape === null
      ? { name: page, fullyQualifiedName: page, kind: 'element' }
      : { name: shape, fullyQualifiedName: `${page}/${shape}`, kind: 'element' };
  return { logicalLocations: [place] };
}
