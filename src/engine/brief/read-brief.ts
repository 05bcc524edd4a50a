/** Reads a prompt and its options into a brief: everything the planner needs to know. */
import { readJson } from '../../model/bounds.ts';
import type { Brief, Dictated, Section } from '../../model/brief.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { isLanguage, type LanguageCode, languages } from '../../model/language.ts';
import { inTime } from '../time-limit.ts';
import { accountOf } from './account.ts';
import { audienceOf } from './audience.ts';
import { isForbidding } from './bans.ts';
import { basisOf, speaksOfYears } from './basis.ts';
import { blamedIn } from './blamed.ts';
import { claimsHeard, claimsIn, withoutClaims } from './claims.ts';
import { clean, cleanPrompt, fold } from './clean.ts';
import { companyNamed, companyOf } from './company.ts';
import { withWhy } from './concern.ts';
import { withoutDataSpan } from './data-span.ts';
import { datesIn } from './dates.ts';
import { announcesDecision, dayIn } from './decisions-told.ts';
import { fewWordsName, houseOf, isName, matterNamed, openingName } from './deck-name.ts';
import { deckTypeOf } from './deck-type.ts';
import { detectLanguage } from './detect-language.ts';
import { dictatedIn, withoutDictated } from './dictated.ts';
import { noteAndDocument } from './enclosed.ts';
import { houseIn, opened } from './envelope.ts';
import { fiscalYearOf } from './fiscal-year.ts';
import { givenIn, isPriceOf } from './given.ts';
import { heard, heardInDocuments, notSaid, shortPrompt } from './heard.ts';
import { leftOutHeard } from './left-out-heard.ts';
import { legible, longestInstruction } from './legible.ts';
import { readMaterial } from './material.ts';
import { readable } from './material-bounds.ts';
import { matterOf } from './matter.ts';
import { occasionOf } from './occasion.ts';
import { periodCompared, periodFromOption, periodOf, periodsOf, periodTold } from './period.ts';
import { signedBy } from './presenters.ts';
import { sunkIn } from './prices-said.ts';
import { openSections, saysInConfidence } from './private.ts';
import { questionsOf } from './questions.ts';
import { deckWord } from './segment.ts';
import { sentences } from './sentences.ts';
import { holdsName, silentOnNothing } from './silent-names.ts';
import { countAnswered, slideCount } from './slide-count.ts';
import { lastingOf } from './spans.ts';
import { states } from './statement.ts';
import { matterSaid, subjectOf, titleOf } from './subject.ts';
import { titleLineOf, withoutByline } from './title-page.ts';
import { titleParts } from './title-parts.ts';
import { topicsOf, withoutExclusions } from './topics.ts';

export interface BriefRequest {
  /** Text, Markdown or a JSON outline. */
  prompt: string;
  /** Documents as Markdown: material alone, whatever they ask for. */
  documents?: string;
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
  const { text: whole, left: unread } = readable(cleanPrompt(request.prompt));
  const structured = readStructured(whole);
  const { note: prompt, document: enclosed } = structured ? { note: whole, document: '' } : inTime('brief', () => noteAndDocument(whole));
  const { text: document, byline: signed } = signedBy(enclosed);
  const documents = readable([document, clean(request.documents ?? '')].filter((text) => text !== '').join(rule));
  const {
    instruction: heardWish,
    material: heardMatter,
    requests,
    about,
    to,
    byline: presented,
    corrections,
    denied,
    directions,
    asides,
    unsure,
    confided,
    silent,
  } = structured
    ? {
        instruction: structured.instruction,
        material: '',
        requests: [],
        about: null,
        to: null,
        byline: [],
        corrections: [],
        denied: [],
        directions: [],
        asides: [],
        unsure: [],
        confided: 0,
        silent: silentOnNothing,
      }
    : inTime('brief', () => heard(prompt, documents.text));
  // Of a note above a document all is said to whoever makes the deck.
  const [told, own] = document === '' ? [heardWish, heardMatter] : [[heardWish, heardMatter].join('\n').trim(), ''];
  const inDocuments = documents.text === '' ? notSaid : inTime('brief', () => heardInDocuments(documents.text, silent));
  const aloud = (name: string | null) =>
    name !== null && (saysInConfidence(name) || isForbidding(name) || holdsName(name, silent)) ? null : name;
  /** What announces a decision is no subject. */
  const matterOnly = (name: string | null) => (name !== null && announcesDecision(name) ? null : name);
  const material = [own, inDocuments.text].filter((part) => part !== '').join(rule);
  const heardClaims = structured ? [] : claimsHeard(prompt.slice(0, shortPrompt));
  const instruction = legible(structured ? told : withoutClaims(withoutDictated(told), heardClaims));
  const line = structured ? null : (titleLineOf(opened(prompt).text) ?? (document === '' ? null : titleLineOf(opened(document).text)));
  // Of a document below a note the title is no sentence.
  const body = document === '' || line === null ? material : material.replace(line.kept, '').trimStart();
  const { topic, rest } = topicLine(body, structured ? '' : prompt);
  const { sections: read, meta, left } = await readMaterial(rest);
  const { sections: written, byline } = withoutByline(structured ? read : openSections(read));
  const sections =
    line === null ? written : withoutLine(written, line.kept).filter(({ heading }, at) => at > 1 || !forWhom.test(heading ?? ''));
  const found = await detectLanguage(instruction, material);
  return inTime('brief', (): Brief => {
    const { leaveOut: _, counted: __, ...topics } = topicsOf([instruction, ...asides, ...requests].join('\n'));
    // Of a short prompt, what looks like material is still said to whoever makes the deck.
    const spoken = [instruction, ...(prompt.length <= shortPrompt ? [own, ...asides] : []), ...requests].join('\n');
    const top = sections.filter(({ level }) => level === 1);
    const heading = top.length === 1 ? top[0]!.heading : null;
    const titled = heading === null ? line : titleParts(heading);
    const audience =
      (request.audience === undefined ? null : clean(request.audience).trim()) ||
      (structured?.audience ??
        audienceOf(instruction) ??
        audienceOf(inDocuments.told) ??
        (structured ? null : audienceOf(ofSlides(prompt))) ??
        (to !== null && group.test(to) ? to.replace(/<[^>]*>/g, '').trim() : null) ??
        titled?.audience ??
        null);
    const when = structured ? null : (occasionOf(instruction, audience)?.when ?? null);
    const meeting = when === null ? null : dayIn(when);
    const asked = slidesAsked(
      request.slides,
      structured ? null : (slideCount(instruction) ?? countSaid(opened(prompt).text) ?? countIn(inDocuments.told)),
    );
    const account = structured && request.account === undefined ? null : accountOf(instruction, request.account);
    const basis = basisOf(`${instruction}\n${prompt.slice(0, shortPrompt)}`);
    // A period named with what is left out is not the deck's.
    const dated = periodsOf(
      withoutDataSpan(withoutExclusions(instruction)),
      structured ? [] : questionsOf(spoken, sections, prompt.slice(0, shortPrompt)),
    );
    const { leaveOut: heardOut, counted: heardCounted } = structured ? { leaveOut: [], counted: [] } : topicsOf(spoken);
    const heardRows = {
      leaveOut: heardOut,
      counted: heardCounted,
      exclude: topics.exclude,
      dictated: structured ? [] : dictatedOf(prompt.slice(0, shortPrompt), heardCounted, heardOut),
    };
    const { leaveOut, counted, exclude, dictated } = structured ? heardRows : leftOutHeard(prompt.slice(0, shortPrompt), heardRows);
    const suspects = structured || dated.questions.length === 0 ? [] : blamedIn(prompt.slice(0, shortPrompt), dated.questions);
    const isWeighed = dated.questions.some(({ kind }) => kind === 'decide');
    const sunk = isWeighed ? sunkIn(sentences(fold(prompt.slice(0, shortPrompt)))) : [];
    const claims = structured || dated.questions.length === 0 ? [] : claimsIn(prompt.slice(0, shortPrompt));
    const given = structured
      ? []
      : givenIn(prompt.slice(0, shortPrompt), found.language).filter(
          (each) =>
            // A sentence may say both how a measure is worked out and what does not count.
            (each.kind === 'measure' || !dictated.some(({ text }) => text.includes(each.text))) &&
            !dated.questions.some((question) => isPriceOf(question, each)),
        );
    const isMeasured = given.some((each) => each.kind === 'measure');
    const questions = isMeasured ? withWhy(dated.questions, sentences(fold(prompt.slice(0, shortPrompt)))) : dated.questions;
    // What is said of the data, or not to be counted, is what no deck is about.
    const stated = structured || material.length > shortPrompt ? material : withoutDictated(material);
    const matter = withoutClaims(stated, heardClaims);
    const named = counted.length > 0 && stated.length <= shortPrompt ? withoutExclusions(matter) : matter;
    const bylines = [...(titled?.more == null ? [] : [titled.more]), ...byline, ...presented, ...signed];
    const isReader = (name: string | null) => name !== null && audience?.includes(name) === true;
    const company =
      (structured || isReader(companyOf(instruction)) ? null : companyOf(instruction)) ??
      meta.company ??
      meta.organisation ??
      meta.organization ??
      authorNamed(meta.author, material) ??
      titled?.company ??
      (structured ? null : (companyNamed(material.slice(0, longestInstruction)) ?? houseIn(prompt) ?? houseOf(material, prompt)));
    const period =
      periodAsked(request.period) ??
      (structured ? null : periodCompared(prompt.slice(0, shortPrompt))) ??
      dated.period ??
      periodOf(meta.title ?? heading ?? (document === '' ? '' : (line?.kept ?? ''))) ??
      periodTold(prompt.slice(0, shortPrompt)) ??
      (speaksOfYears(instruction) ? 'YTD' : null) ??
      (structured || prompt.length > shortPrompt ? null : lastingOf(withoutDataSpan(spoken)));
    return {
      prompt: documents.text === '' ? prompt : [prompt, documents.text].join(rule),
      instruction: [instruction, inDocuments.told].join('\n').trim(),
      material: sections,
      deckType: structured ? outlineType(instruction) : deckTypeOf(instruction, topics.exclude),
      subject: structured
        ? null
        : aloud(
            fewWordsName(prompt) ??
              aboutMail(about) ??
              nameOnly(matterSaid(prompt.slice(0, shortPrompt))) ??
              matterOnly(subjectFor(instruction, topics.focus, audience)) ??
              matterOnly(topic) ??
              (document === '' || line === null ? null : matterOnly(line.name)) ??
              questionIn(material) ??
              aboutMail(inDocuments.about) ??
              (line === null ? null : matterOnly(spokenName(line.name, material))) ??
              // A document and an account have names of their own.
              (heading === null && meta.title === undefined && account === null && companyOf(instruction) === null
                ? (matterOnly(openingName(named)) ??
                  questionPut(instruction) ??
                  matterOnly(matterNamed(named)) ??
                  matterOnly(firstHeading(sections)))
                : null),
          ),
      title: structured?.title ?? aloud(titleOf(instruction)) ?? aloud(meta.title ?? null) ?? aloud(heading === null ? null : titled!.name),
      company,
      audience,
      ...(meeting !== null && { meeting }),
      ...(bylines.length > 0 && { byline: bylines }),
      ...(account && { account }),
      period,
      ...(basis && { basis }),
      fiscalYear: fiscalYearOf(prompt),
      language: languageAsked(request.language ?? structured?.language) ?? found.language,
      slides: { min: asked.min, max: asked.max, asked: asked.asked },
      ...topics,
      exclude,
      leaveOut: [
        ...new Set([
          ...leaveOut.filter((phrase) => !isSaidOf(phrase, dictated)),
          ...outOf(dictated).filter((what) => !counted.includes(what)),
        ]),
      ],
      questions,
      ...(suspects.length > 0 && { blamed: suspects }),
      ...(claims.length > 0 && { claims }),
      ...(sunk.length > 0 && { sunk }),
      ...(given.length > 0 && { given }),
      ...(dictated.length > 0 && { dictated }),
      ...(denied.length + inDocuments.denied.length > 0 && { denied: [...denied, ...inDocuments.denied] }),
      assumptions: [
        ...(found.assumption && request.language === undefined ? [`Language: ${found.assumption}`] : []),
        ...(asked.assumption ? [`Slides: ${asked.assumption}`] : []),
        ...(told.length > longestInstruction ? [`Prompt: of what it asks, the first ${longestInstruction} characters were read`] : []),
        ...(confided > 0 ? [`Left out as said in confidence: ${confided} ${confided === 1 ? 'sentence' : 'sentences'}`] : []),
        ...corrections,
        ...inDocuments.corrections,
        ...[...directions, ...inDocuments.directions].map(
          (sentence) => `Form: "${sentence.slice(0, 120)}" was heard as a wish for the whole deck and is not shown`,
        ),
        ...notShown(
          [...unsure, ...inDocuments.unsure].filter(
            (sentence) =>
              !heardClaims.some((each) => each.sentence.includes(fold(sentence))) &&
              !dictated.some(({ text }) => sentence.includes(text)) &&
              !given.some(({ kind, text }) => kind === 'currency' && sentence.includes(text)),
          ),
        ),
        ...unread,
        ...documents.left,
        ...left,
      ],
      conflicts: asked.conflict ? [asked.conflict] : [],
    };
  });
}

/** What a prompt says of the data, and the phrases of `counted`; a phrase that is heard in `leaveOut` as well is one. */
function dictatedOf(prompt: string, counted: readonly string[], leaveOut: readonly string[]): Dictated[] {
  const said = dictatedIn(prompt).filter((each) => each.kind !== 'out' || !leaveOut.some((phrase) => isSame(phrase, each.what)));
  return [...said, ...counted.flatMap((what): Dictated[] => (isSaidOf(what, said) ? [] : [{ kind: 'out', what, text: what }]))];
}

/** Whether one of two phrases holds the other, and little more. */
function isSame(one: string, other: string): boolean {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].toSorted((a, b) => a.length - b.length) as [string, string];
  return long.includes(short) && short.length * 2 + 4 >= long.length;
}

const outOf = (said: readonly Dictated[]) => said.flatMap((each) => (each.kind === 'out' ? [each.what] : []));

/** A record that was entered twice, or the tax that amounts do not include, is told of by what is said of it. */
function isSaidOf(phrase: string, said: readonly Dictated[]): boolean {
  return said.some(
    (each) =>
      (each.kind === 'once' && each.what === phrase) || (each.kind === 'tax' && phrase.toLowerCase().includes(each.tax.toLowerCase())),
  );
}

/** So many sentences are named one by one. */
const mostNamed = 8;

function notShown(sentences: readonly string[]): string[] {
  const named = sentences
    .slice(0, mostNamed)
    .map((each) => `Not shown: "${each.slice(0, 120)}" was heard as said to whoever makes the deck`);
  const more = sentences.length - named.length;
  return more > 0 ? [...named, `Not shown: ${more} more ${more === 1 ? 'sentence' : 'sentences'} heard so`] : named;
}

/** `Market Hall`, where who speaks opens with `Market Hall roof, then`. */
function spokenName(name: string, material: string): string {
  const longer = sentences(material.slice(0, shortPrompt))
    .map((sentence) =>
      sentence
        .replace(/[.。]$/u, '')
        .replace(/,?\s(?:then|now|next|first|dann|nun|donc|maintenant|entonces|ahora|então|agora|allora|dunque)$/iu, ''),
    )
    .slice(0, firstSaid)
    .find(
      (said) =>
        said.toLowerCase().includes(name.toLowerCase()) &&
        said.length > name.length &&
        said.length <= name.length + longestTail &&
        !/[\d,]/.test(said) &&
        isName(said) &&
        !states.test(said),
    );
  return longer ?? name;
}
const longestTail = 24;
const firstSaid = 6;

/** `For: the trustees`, below a title. */
const forWhom = /^(?:for|für|pour|para|per|対象|对象|受众)$/iu;

/** The title of a document is no page of it. */
function withoutLine(sections: readonly Section[], line: string): Section[] {
  const [first, ...rest] = sections;
  const [block, ...others] = first?.blocks ?? [];
  if (first?.heading !== null || block?.type !== 'paragraph' || block.text.replace(/\.$/, '') !== line) return [...sections];
  return others.length === 0 ? rest : [{ ...first, blocks: others }, ...rest];
}

const nameOnly = (name: string | null) => (name !== null && isName(name) && !states.test(name) ? capital(name) : null);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Between a prompt and its documents. */
const rule = '\n\n---\n\n';

/** Maximum characters of a name in an option. */
const longestName = 200;

function requireShort(option: string, value: string | undefined) {
  if (value === undefined || value.length <= longestName) return;
  throw new QuarterdeckError('option_invalid', `--${option} has ${value.length} characters; at most ${longestName} can be read.`, {
    next: 'Give the name alone, and say the rest in the prompt.',
  });
}

/** Whom a memo addresses, if not a person. */
const group =
  /(?<!\p{L})(?:\p{L}*team|board|committee|leadership|management|council|staff|trustees|directors|vorstand|\p{L}*leitung|geschäftsführung|\p{L}*rat|\p{L}*kreis|comité|direction|conseil|équipe|dirección|junta|consejo|equipo|direção|diretoria|conselho|equipa|equipe|direzione|consiglio|comitato|squadra)(?!\p{L})|[会部委]$|チーム|مجلس|إدارة|لجنة|فريق/iu;

/** The audience is not the subject. */
function subjectFor(instruction: string, focus: readonly string[], audience: string | null): string | null {
  // What readers may ask is not what the deck is called.
  const asked = sentences(instruction)
    .filter((sentence) => !asksInstead.test(sentence))
    .join('\n');
  const subject =
    subjectOf(asked, focus)
      ?.replace(/\s+/g, ' ')
      .replace(/,\s*\p{L}{1,3}$/u, '')
      .replace(/^¿\s?(\p{L})([^?]*)\??$/u, (_, first: string, more: string) => `¿${first.toUpperCase()}${more}?`) ?? null;
  const question = questionPut(asked);
  if (subject !== null && question?.startsWith(subject)) return question;
  return subject !== null && (subject.toLowerCase() === audience?.toLowerCase() || !isName(subject)) ? null : subject;
}

const asksInstead =
  /(?<!\p{L})(?:will|may|might|going to|always|surely) ask(?!\p{L}|ed)|(?<!\p{L})(?:werden?|wird) (?:\p{L}+ )?fragen(?!\p{L})|(?<!\p{L})(?:va|vont|demandera|demanderont)(?: \p{L}+)? ?demander(?!\p{L})|(?<!\p{L})demander(?:a|ont)(?!\p{L})|(?<!\p{L})(?:preguntarán?|van? a preguntar|perguntar(?:á|ão)|vai perguntar|vão perguntar|chieder(?:à|anno))(?!\p{L})|と聞かれ|[会要想]问/iu;

/** `We should decide whether to close the line`: a question inside the material. */
function questionIn(material: string): string | null {
  const matter = matterOf(material.slice(0, longestInstruction));
  return matter?.whole &&
    isName(matter.name) &&
    /(?<!\p{L})(?:decid|decision|question|discuss|entscheid|décid|decid|whether)/iu.test(material)
    ? matter.name
    : null;
}

/** `an answer to what everybody asks: What becomes of the pool?` */
function questionPut(instruction: string): string | null {
  const question = /[:：]\s*(¿?\p{L}[^:：?？؟\n]{6,60}[?？؟])/u.exec(instruction)?.[1] ?? null;
  return question !== null && isName(question) ? question : null;
}

/** The first heading that names a matter of its own: `Why the playground closed`, and not `Results`. */
function firstHeading(sections: readonly Section[]): string | null {
  const [first] = sections.flatMap(({ heading }) => heading ?? []);
  return first !== undefined &&
    /\s|\p{Script=Han}{3}/u.test(first) &&
    first.length <= 60 &&
    !/\d|[,，、]/.test(first) &&
    !ofAuthor.test(first) &&
    isName(first)
    ? first
    : null;
}

/** `Propuesta mía`, `我的意见`. */
const ofAuthor =
  /(?<!\p{L})(?:my|mine|meine?|unser vorschlag|ma|mon|mía|mío|mi|minha|meu|mia|mio)(?!\p{L})|我的?(?:意见|看法|建议|想法)|私の|رأيي|اقتراحي/iu;

/** `Topic: closing the v1 API`, `Let's talk about the onboarding problem`: the matter, named inside the material. */
function topicLine(material: string, prompt: string): { topic: string | null; rest: string } {
  const line =
    /^(?:[-*]\s)?(?:topic|subject|thema|sujet|tema|oggetto|argomento|assunto|主题|题目|テーマ|件名|الموضوع)\s?[:：][ \t]*(\S[^\n]{2,100})$/imu.exec(
      material,
    );
  if (line) return { topic: line[1]!.replace(/[.。]$/u, ''), rest: material.replace(line[0], '') };
  const talk = /(?:^|\n|[.:]\s)let's (?:talk about|discuss) (?:the |our )?([^.,;!?\n]{4,70})[.!]/iu.exec(
    prompt.slice(0, longestInstruction),
  );
  return { topic: talk?.[1] ?? null, rest: material };
}

/** `FW: Steering committee pack - Project Tern`: the last part that is not the meeting, nor what is to be made for it. */
function aboutMail(line: string | null): string | null {
  const bare = fold(line ?? '')
    .replace(/^(?:(?:re|fwd?|aw|wg|tr|rv|enc|r|i|回复|转发|返信|転送)\s?[:：]\s*)+/iu, '')
    .trim();
  const parts = bare
    .split(/\s[-–—|]\s|[:：]\s?|[(（)）]|\s\/\s/)
    .map((part) => part.trim().replace(/の件$|的?(?:事|问题)$/u, ''))
    .filter((part) => part !== '' && !ofMaking.test(part) && datesIn(part).length === 0);
  const name = parts.at(-1) ?? '';
  return isName(name) ? name : null;
}

/** What is made, in a subject line. */
const ofMaking =
  /(?<!\p{L})(?:decks?|slides?|packs?|papers?|presentation|request|urgent|folien|präsentation|vorlage|unterlagen?|anfrage|présentation|support|diapos?|diapositives?|demande|presentación|diapositivas|material|solicitud|apresentação|pedido|presentazione|diapositive|richiesta|ppt)(?!\p{L})|資料|スライド|依頼|汇报材料|幻灯片|عرض/iu;

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

/** Wherever it is said of slides, and where a talk answers how many. */
function countSaid(prompt: string) {
  return countIn(ofSlides(prompt)) ?? countAnswered(prompt);
}

/** The sentences of a text that speak of slides, whoever says them. */
const ofSlides = (text: string) =>
  sentences(text)
    .filter((sentence) => deckWord.test(fold(sentence)) || /PPT/iu.test(sentence))
    .join('\n');

/** Of what others have said, a number that no deck can have is none. */
function countIn(told: string) {
  const count = slideCount(told);
  return count !== null && count.min >= 1 && count.max <= 100 && count.min <= count.max ? count : null;
}

function periodAsked(option: string | undefined) {
  if (option === undefined) return null;
  const period = periodFromOption(option);
  if (period !== null) return period;
  throw new QuarterdeckError('period_invalid', `"${clean(option).slice(0, 40)}" is not a period.`, {
    next: 'Write it as Q3 2026, 2026-Q3, Q1 FY26, H1 2026, 2026-07, Jan-Sep 2026, YTD or 2026.',
  });
}
