/** The messages of one language, in Project Fluent. Every figure is a reference to a fact, inserted as it is. */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type Message, type Scope } from '@fluent/bundle';
import type { LanguageCode } from '../model/language.ts';
import { all } from './all.ts';
import type { Noun } from './grammar.ts';
import type { Messages, Parts } from './messages.ts';
import { texts } from './texts.ts';

/** Null and undefined are unknown: wordings that need them are left out. */
export type Argument = string | number | boolean | readonly string[] | null | undefined;

/** Message keys and their arguments are typed from the catalogues. */
export type MessageKey = keyof Messages;
type Args<K extends MessageKey> = Readonly<Record<Messages[K], Argument>>;
/** The rest of the keys with a given prefix, of messages without arguments. */
export type Group<P extends string> = {
  readonly [K in MessageKey as [K, Messages[K]] extends [`${P}-${infer Rest}`, never] ? Rest : never]: string;
};
/** A message without arguments takes only its key. */
type Given<K extends MessageKey> = [Messages[K]] extends [never] ? [] : [args: Args<K>];

class List extends FluentType<readonly string[]> {
  readonly #join: (items: readonly string[]) => string;
  constructor(items: readonly string[], join: (items: readonly string[]) => string) {
    super(items);
    this.#join = join;
  }
  override toString(): string {
    return this.#join(this.value);
  }
}

/** An unknown argument: an error if inserted, but not in `GIVEN`. */
class Unknown extends FluentType<string> {
  override toString(scope: Scope): string {
    scope.reportError(new ReferenceError(`${this.value} is not known`));
    return '';
  }
}

const isMissing = (value: unknown) => value instanceof Unknown || (value instanceof List && value.value.length === 0);

const styled = (style: 'abs' | 'signed' | 'full') => (reference: string) => reference.replace(/\}\}$/, `|${style}}}`);

/** `Win rate` inside a sentence: `win rate`; abbreviations such as `NPS` keep their capitals. */
export function inner(label: string): string {
  return /^\p{Lu}[\p{Ll} ’']/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** `le taux de succès` at the beginning of a sentence: `Le taux de succès`; a name such as `eBay` stays as it is. */
export function first(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

const shared = {
  ABS: styled('abs'),
  SIGNED: styled('signed'),
  FULL: styled('full'),
  INNER: inner,
  /** Capitalises the first item of a list. */
  FIRST: (text: string, at = 0) => (at === 0 ? first(text) : text),
  /** What names a fact stays as it is. */
  LOWERCASE: (text: string) => text.replace(/\{\{[^{}]*\}\}|[^{]+|\{/g, (part) => (part.startsWith('{{') ? part : part.toLowerCase())),
};

export class Catalogue {
  readonly language: LanguageCode;
  readonly list: (items: readonly string[]) => string;
  readonly #bundle: FluentBundle;
  readonly #messages = new Map<string, Message>();
  readonly #groups = new Map<string, object>();
  #nouns: Map<string, Noun> | null = null;
  #days: Intl.DateTimeFormat | undefined;

  constructor(language: LanguageCode) {
    const { grammar } = all[language];
    const { list, locale } = grammar;
    this.language = language;
    this.list = list;
    const each =
      (change: (value: string, at?: number) => string) =>
      (given: readonly unknown[]): FluentValue => {
        const [value] = given;
        if (value instanceof Unknown) return value;
        return value instanceof List ? new List(value.value.map(change), list) : change(String(value));
      };
    const functions = { ...shared, ...grammar.functions({ noun: (label) => this.noun(label) }) };
    const plurals = new Intl.PluralRules(locale);
    this.#bundle = new FluentBundle(locale, {
      useIsolating: false,
      functions: {
        ...Object.fromEntries(Object.entries(functions).map(([name, change]) => [name, each(change)])),
        KNOWN: ([label]) => (this.noun(String(label)) ? 'yes' : 'no'),
        GIVEN: ([value]) => (isMissing(value) ? 'no' : 'yes'),
        /** The first form if the value is true, above or up, otherwise the second. */
        EITHER: ([value, one, other]) => (['true', 'up', 'above', 'yes'].includes(value as string) ? one! : other!),
        /** The form for one, or for any other number, by the language's plural rules. */
        PLURAL: ([count, one, other]) => (plurals.select(Number(count)) === 'one' ? one! : other!),
        /** Its arguments in sequence; empty if any of them is unknown. */
        WITH: (parts) => (parts.some(isMissing) ? '' : parts.map(String).join('')),
        /** Without a final "and", in any language. */
        COMMAS: ([value], named) => (value instanceof List ? value.value.join(String(named.with ?? ', ')) : (value as FluentValue)),
        COUNT: ([value]) => new FluentNumber(value instanceof List ? value.value.length : 1),
        /** Empty; without its argument, the whole wording is left out. */
        NEEDS: ([value]) => (value instanceof Unknown ? value : ''),
      },
    });
    for (const text of texts[language]()) {
      const resource = new FluentResource(text);
      this.#bundle.addResource(resource);
      for (const message of resource.body) this.#messages.set(message.id, message);
    }
  }

  /** The message with its arguments. */
  say<K extends MessageKey>(key: K, ...[args]: Given<K>): string {
    const { value } = this.#message(key);
    const said = value === null ? null : this.#format(value, args);
    if (said === null) throw new Error(`the message ${key} lacks something in ${this.language}`);
    return said;
  }

  /** The wordings of a message whose arguments are all known, most telling first. */
  forms<K extends MessageKey>(key: K, ...[args]: Given<K>): string[] {
    return Object.values(this.#message(key).attributes).flatMap((pattern) => this.#format(pattern, args) ?? []);
  }

  /** A message with several named parts, such as a text and its heading. */
  parts<K extends keyof Parts & MessageKey>(key: K, ...[args]: Given<K>): Record<Parts[K], string> {
    return Object.fromEntries(
      Object.entries(this.#message(key).attributes).map(([name, pattern]) => {
        const said = this.#format(pattern, args);
        if (said === null) throw new Error(`the message ${key}.${name} lacks something in ${this.language}`);
        return [name, said];
      }),
    ) as Record<Parts[K], string>;
  }

  /** `31. Dezember 2017`, in Western digits like all figures of a deck. */
  date(iso: string): string {
    const { locale, date } = all[this.language].grammar;
    if (date) return date(iso);
    // Creating a formatter takes milliseconds, and a deck is in one language of nine.
    this.#days ??= new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    return this.#days.format(new Date(`${iso}T00:00:00Z`));
  }

  /** Messages without arguments that share a prefix, by the rest of their keys. */
  group<P extends string>(prefix: P): Group<P> {
    const known = this.#groups.get(prefix);
    if (known) return known as Group<P>;
    const found = [...this.#messages.values()].flatMap(({ id, value }) => {
      if (!id.startsWith(`${prefix}-`) || value === null) return [];
      const errors: Error[] = [];
      const text = this.#bundle.formatPattern(value, {}, errors);
      return errors.length > 0 ? [] : [[id.slice(prefix.length + 1), text] as const];
    });
    const group = Object.fromEntries(found) as Group<P>;
    this.#groups.set(prefix, group);
    return group;
  }

  /** A message, or `key.part` of one, by a key known only at run time; null if the language has none. */
  find(key: string, args: Readonly<Record<string, Argument>> = {}): string | null {
    const [id, part] = key.split('.') as [string, string?];
    const message = this.#messages.get(id);
    const pattern = part === undefined ? message?.value : message?.attributes[part];
    return pattern ? this.#format(pattern, args) : null;
  }

  /** The measure with this label, with its grammatical forms; null for one that only the data know. */
  noun(label: string): Noun | null {
    this.#nouns ??= new Map(
      [...this.#messages.values()].flatMap(({ id, value, attributes }) => {
        if (!id.startsWith('measure-') || value === null) return [];
        const forms = Object.entries(attributes).map(([form, pattern]) => [form, this.#format(pattern) ?? ''] as const);
        return [[this.#format(value) ?? '', Object.fromEntries(forms)] as const];
      }),
    );
    return this.#nouns.get(label) ?? null;
  }

  #message(key: string): Message {
    const message = this.#messages.get(key);
    if (!message) throw new Error(`${this.language} has no message ${key}`);
    return message;
  }

  #format(pattern: NonNullable<Message['value']>, args: Readonly<Record<string, Argument>> = {}): string | null {
    const errors: Error[] = [];
    const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.#value(name, value)]));
    const text = this.#bundle.formatPattern(pattern, values, errors);
    const wrong = errors.find((error) => !(error instanceof ReferenceError && / is not known$/.test(error.message)));
    if (wrong) throw wrong;
    return errors.length > 0 ? null : text;
  }

  #value(name: string, value: Argument): FluentValue {
    if (value === null || value === undefined) return new Unknown(name);
    if (typeof value === 'boolean') return String(value);
    if (typeof value === 'object') return new List(value, this.list);
    // Only for choosing a form: figures are references.
    return typeof value === 'number' ? new FluentNumber(value) : value;
  }
}

const kept = new Map<LanguageCode, Catalogue>();

/** Parsed on first use: a deck is in one language of nine. */
export function catalogueOf(language: LanguageCode): Catalogue {
  const known = kept.get(language) ?? new Catalogue(language);
  kept.set(language, known);
  return known;
}

/** Labels that the engine adds, which come from neither the brief nor the data. */
export type Words = Group<'word'>;

export function wordsOf(language: LanguageCode): Words {
  return catalogueOf(language).group('word');
}
