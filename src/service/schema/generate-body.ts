/** The body of `POST /v1/generate`, and its translation to a service request. */
import { z } from 'zod';
import type { DocumentFile } from '../../engine/read-documents.ts';
import { gates } from '../../model/gate.ts';
import { type LanguageCode, languages } from '../../model/language.ts';
import { brandKitReferencePattern } from './brand-kit-reference.ts';
import type { GenerateRequest } from './request.ts';

/** Maximum characters of a prompt. */
const longestPrompt = 20_000;
const mostSlides = 100;

/** Rejects NUL, which PostgreSQL cannot store, and lone surrogates, which are not text. */
export const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), { error: 'holds characters that are no text' });

const isoDate = z.iso.date();

const generateOptionsSchema = z.strictObject({
  /** A number, or a range. */
  slides: z
    .union([
      z.number().int().min(1).max(mostSlides),
      z.strictObject({ min: z.number().int().min(1).max(mostSlides), max: z.number().int().min(1).max(mostSlides) }),
    ])
    .optional(),
  language: z.enum(Object.keys(languages) as [LanguageCode, ...LanguageCode[]]).optional(),
  audience: text(200).optional(),
  account: text(200).optional(),
  /** Reporting period: `2025-Q4`, `2025-11`, `FY26-Q1`. */
  period: text(100).optional(),
  /** As-of date of the deck. */
  as_of: isoDate.optional(),
  /** The caller's date, if not the server's. */
  today: isoDate.optional(),
  date_order: z.enum(['dmy', 'mdy']).optional(),
  /** `feb`, `445:last-sat-jan`. */
  fiscal_year: text(60).optional(),
  time_zone: text(60).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** Fail the deck if any gate but `unfilled` fails or text is left to fill. */
  strict: z.boolean().optional(),
  /** Fail the deck if one of these gates fails; `opens` and `true` always do. */
  fail_on: z.array(z.enum(gates)).max(gates.length).optional(),
  /** Does without the language model that the server's operator may have set up. */
  planner: z.literal('embedded').optional(),
  /** How far to go. */
  until: z.enum(['outline', 'layout', 'deck']).optional(),
});

export const generateBodySchema = z.strictObject({
  /** What the deck is about, as text or Markdown; or its outline, in full or in shorthand. Null, or left out, with documents that speak for themselves. */
  prompt: z.union([text(longestPrompt), z.record(z.string(), z.unknown())]).nullable(),
  /** A brand kit saved on the server, `acme` for the latest version or `acme@2`; the built-in one by default. */
  brand_kit_id: z.string().regex(brandKitReferencePattern).optional(),
  /** Names of data sources saved on the server. */
  data_sources: z.array(text(64)).max(20).optional(),
  /** Text of a mapping file. */
  mapping: text(100_000).optional(),
  /** Commentary on the figures, in Markdown. */
  commentary: text(100_000).optional(),
  options: generateOptionsSchema.optional(),
  /** Returned with the record. */
  metadata: z
    .record(text(64), z.string().max(500))
    .refine((value) => Object.keys(value).length <= 20, { error: 'holds more than 20 names' })
    .optional(),
});
export type GenerateBody = z.infer<typeof generateBodySchema>;

export function requestOfBody(
  { prompt, brand_kit_id, data_sources, mapping, commentary, options = {}, metadata }: GenerateBody,
  documents: readonly DocumentFile[] = [],
): GenerateRequest {
  const { slides, as_of, date_order, fiscal_year, time_zone, strict, fail_on, planner, ...rest } = options;
  return defined<GenerateRequest>({
    prompt: typeof prompt === 'string' ? prompt : null,
    outline: typeof prompt === 'string' || prompt === null ? undefined : prompt,
    documents: documents.length > 0 ? documents : undefined,
    data: [],
    dataSources: data_sources,
    mapping,
    commentary,
    brandKit: brand_kit_id,
    strict,
    failOn: fail_on,
    planner,
    metadata,
    options: defined({
      ...rest,
      slides: typeof slides === 'number' ? { min: slides, max: slides } : slides,
      asOf: as_of,
      dateOrder: date_order,
      fiscalYear: fiscal_year,
      timeZone: time_zone,
    }),
  });
}

export function bodyOfRequest({
  prompt,
  outline,
  brandKit,
  dataSources,
  mapping,
  commentary,
  options = {},
  strict,
  failOn,
  planner,
  metadata,
}: GenerateRequest): GenerateBody {
  const { asOf, dateOrder, fiscalYear, timeZone, modelRequired: _, ...rest } = options;
  return defined<GenerateBody>({
    prompt: outline === undefined ? prompt : (outline as Record<string, unknown>),
    brand_kit_id: brandKit as string | undefined,
    data_sources: dataSources?.length ? [...dataSources] : undefined,
    mapping,
    commentary,
    metadata,
    options: defined({
      ...rest,
      as_of: asOf,
      date_order: dateOrder,
      fiscal_year: fiscalYear,
      time_zone: timeZone,
      strict,
      fail_on: failOn && [...failOn],
      planner,
    }),
  });
}

/** Drops undefined fields, which mean the same as missing ones but cannot be sent. */
function defined<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
}
