/** Reads a prompt and its options into a brief: everything the planner needs to know. */
import { readJson } from '../../model/bounds.ts';
import type { Brief } from '../../model/brief.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { isLanguage, type LanguageCode, languages } from '../../model/language.ts';
import { inTime } from '../time-limit.ts';
import { accountOf } from './account.ts';
import { audienceOf } from './audience.ts';
import { basisOf } from './basis.ts';
import { clean, cleanPrompt } from './clean.ts';
import { companyOf } from './company.ts';
import { deckTypeOf } from './deck-type.ts';
import { detectLanguage } from './detect-language.ts';
import { fiscalYearOf } from './fiscal-year.ts';
import { givenIn } from './given.ts';
import { legible, longestInstruction } from './legible.ts';
import { readMaterial } from './material.ts';
import { periodFromOption, periodOf, periodsOf } from './period.ts';
import { questionsOf } from './questions.ts';
import { segment } from './segment.ts';
import { slideCount } from './slide-count.ts';
import { subjectOf, titleOf } from './subject.ts';
import { topicsOf } from './topics.ts';

export interface BriefRequest {
  /** Text, Markdown or a JSON outline. */
  prompt: string;
  /** Options override the prompt. */
  slides?: { min: number; max: number };
  language?: string;
  audience?: string;
  /** `2026-Q3`, or as people write it: `Q3 2026`. */
  period?: string;
  /** Name of an account in the data. */
  account?: string;
}

/** Default number of slides. */
const usual = { min: 4, max: 10 } as const;

/**
 * The request as understood. Throws `prompt_empty`, `prompt_too_long`, `slides_out_of_range` (1 to 100),
 * `option_invalid` for an unsupported language, `period_invalid`.
 */
export async function readBrief(request: BriefRequest): Promise<Brief> {
  for (const option of ['audience', 'account'] as const) requireShort(option, request[option]);
  const prompt = cleanPrompt(request.prompt);
  const structured = readStructured(prompt);
  const { instruction: told, material } = structured
    ? { instruction: structured.instruction, material: '' }
    : inTime('brief', () => segment(prompt));
  const instruction = legible(told);
  const { sections, meta, left } = await readMaterial(material);
  const found = await detectLanguage(instruction, material);
  return inTime('brief', (): Brief => {
    const { leaveOut: _, ...topics } = topicsOf(instruction);
    // Of a short prompt, what looks like material is still said to whoever makes the deck.
    const spoken = prompt.length <= shortPrompt ? `${instruction}\n${material}` : instruction;
    const asked = slidesAsked(request.slides, structured ? null : slideCount(instruction));
    const top = sections.filter(({ level }) => level === 1);
    const heading = top.length === 1 ? top[0]!.heading : null;
    const account = structured && request.account === undefined ? null : accountOf(instruction, request.account);
    const basis = basisOf(`${instruction}\n${prompt.slice(0, shortPrompt)}`);
    const dated = periodsOf(instruction, structured ? [] : questionsOf(spoken, sections));
    const given = structured ? [] : givenIn(prompt.slice(0, shortPrompt));
    const period = periodAsked(request.period) ?? dated.period ?? periodOf(meta.title ?? heading ?? '');
    return {
      prompt,
      instruction,
      material: sections,
      deckType: structured ? outlineType(instruction) : deckTypeOf(instruction, topics.exclude),
      subject: structured ? null : subjectFor(instruction, topics.focus, request.audience ?? audienceOf(instruction)),
      title: structured?.title ?? titleOf(instruction) ?? meta.title ?? heading,
      company:
        (structured ? null : companyOf(instruction)) ??
        meta.company ??
        meta.organisation ??
        meta.organization ??
        authorNamed(meta.author, material),
      audience:
        (request.audience === undefined ? null : clean(request.audience).trim()) || (structured?.audience ?? audienceOf(instruction)),
      ...(account && { account }),
      period,
      ...(basis && { basis }),
      fiscalYear: fiscalYearOf(prompt),
      language: languageAsked(request.language ?? structured?.language) ?? found.language,
      slides: { min: asked.min, max: asked.max, asked: asked.asked },
      ...topics,
      leaveOut: structured ? [] : topicsOf(spoken).leaveOut,
      questions: dated.questions,
      ...(given.length > 0 && { given }),
      assumptions: [
        ...(found.assumption && request.language === undefined ? [`Language: ${found.assumption}`] : []),
        ...(asked.assumption ? [`Slides: ${asked.assumption}`] : []),
        ...(told.length > longestInstruction ? [`Prompt: of what it asks, the first ${longestInstruction} characters were read`] : []),
        ...left,
      ],
      conflicts: asked.conflict ? [asked.conflict] : [],
    };
  });
}

/** Characters of a prompt that speaks to the tool from end to end. */
const shortPrompt = 1500;

/** Maximum characters of a name in an option. */
const longestName = 200;

function requireShort(option: string, value: string | undefined) {
  if (value === undefined || value.length <= longestName) return;
  throw new QuarterdeckError('option_invalid', `--${option} has ${value.length} characters; at most ${longestName} can be read.`, {
    next: 'Give the name alone, and say the rest in the prompt.',
  });
}

/** The audience is not the subject. */
function subjectFor(instruction: string, focus: readonly string[], audience: string | null): string | null {
  const subject = subjectOf(instruction, focus);
  return subject !== null && subject.toLowerCase() === audience?.toLowerCase() ? null : subject;
}

/** An author whom the text itself mentions is the company, not the writer. */
function authorNamed(author: string | undefined, material: string): string | null {
  return author !== undefined && material.split(author).length > 2 ? author : null;
}

interface Structured {
  title: string | null;
  language?: string;
  audience: string | null;
  /** The outline's words, for detecting language and type. */
  instruction: string;
}

/** A prompt that is a JSON outline; the planner reads the outline itself. */
function readStructured(prompt: string): Structured | null {
  if (!prompt.startsWith('{')) return null;
  let value: Record<string, unknown>;
  try {
    value = readJson(prompt) as Record<string, unknown>;
  } catch {
    return null;
  }
  const string = (field: string) => (typeof value[field] === 'string' ? (value[field] as string) : null);
  if (!Array.isArray(value.slides)) return null;
  const language = string('language');
  const words = JSON.stringify(value.slides).replace(/"[\w-]+":|[{}[\]"]/g, ' ');
  return {
    title: string('title'),
    ...(language === null ? {} : { language }),
    audience: string('audience'),
    instruction: [string('title'), string('subtitle'), words].filter((part) => part !== null).join('. '),
  };
}

/** Challenge, solution and results make a case study, whatever its name. */
function outlineType(words: string) {
  const type = deckTypeOf(words, []);
  return type === 'general' &&
    /challenge|herausforderung|défi|reto|desafio|sfida/iu.test(words) &&
    /solution|lösung|solución|solução|soluzione/iu.test(words)
    ? 'case-study'
    : type;
}

function slidesAsked(option: BriefRequest['slides'], told: ReturnType<typeof slideCount>) {
  const { min, max } = option ?? told ?? usual;
  if (![min, max].every((count) => Number.isInteger(count) && count >= 1 && count <= 100) || min > max) {
    throw new QuarterdeckError('slides_out_of_range', `A deck of ${min === max ? min : `${min} to ${max}`} slides cannot be made.`, {
      next: 'Ask for a number or a range from 1 to 100, e.g. --slides 10 or --slides 8-10.',
    });
  }
  const overruled = option && told?.conflict ? {} : { ...(told?.conflict ? { conflict: told.conflict } : {}) };
  return {
    min,
    max,
    asked: option !== undefined || told !== null,
    ...(option || !told?.assumption ? {} : { assumption: told.assumption }),
    ...overruled,
  };
}

function languageAsked(option: string | undefined): LanguageCode | null {
  if (option === undefined) return null;
  const code = option.trim().toLowerCase().split(/[-_]/)[0]!;
  if (isLanguage(code)) return code;
  throw new QuarterdeckError('option_invalid', `A deck cannot be written in "${clean(option).slice(0, 40)}".`, {
    next: `Choose one of ${Object.keys(languages).join(', ')}.`,
  });
}

function periodAsked(option: string | undefined) {
  if (option === undefined) return null;
  const period = periodFromOption(option);
  if (period !== null) return period;
  throw new QuarterdeckError('period_invalid', `"${clean(option).slice(0, 40)}" is not a period.`, {
    next: 'Write it as Q3 2026, 2026-Q3, Q1 FY26, H1 2026, 2026-07, Jan-Sep 2026, YTD or 2026.',
  });
}
