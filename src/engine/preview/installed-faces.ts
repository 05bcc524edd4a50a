/** Fonts installed on the machine, for characters that the program's own fonts lack: Chinese, Japanese, Korean, Arabic, symbols. */
import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { type LanguageCode, languages } from '../../model/language.ts';
import { type FaceFile, faceFile } from './face-files.ts';

const home = homedir();
const folders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  path.join(home, '.local/share/fonts'),
  path.join(home, '.fonts'),
  '/System/Library/Fonts',
  '/Library/Fonts',
  path.join(home, 'Library/Fonts'),
  'C:\\Windows\\Fonts',
  path.join(home, 'AppData\\Local\\Microsoft\\Windows\\Fonts'),
];
const deepest = 4;
const mostFiles = 3_000;
const largestFile = 40_000_000;
/** Files opened to look for one character. */
const mostOpened = 12;

/** Files of one font in several weights, by the beginning of their names, the best first; DejaVu is what Arabic is measured by. */
const preferred: readonly RegExp[] = [
  /^DejaVuSans(-Bold)?\.ttf$/,
  /^NotoSans(CJK|SC|JP|KR|TC)/,
  /^(YuGoth|msyh|malgun|msjh|meiryo)/i,
  /^(PingFang|ヒラギノ角ゴシック|Hiragino Sans|AppleSDGothicNeo)/,
  /^(SourceHanSans|WenQuanYi|wqy-|DroidSansFallback|ipag|TakaoGothic|VL-Gothic)/i,
  /^(NotoSansArabic|NotoNaskhArabic|GeezaPro|arial(bd)?\.ttf|segoeui)/i,
  /^(seguisym|Apple Symbols|NotoSansSymbols|Symbola)/i,
];
/** Emoji have colours, and other faces letters that no text is set in. */
const unfit = /emoji|mono|serif|condensed|italic|oblique|light|thin|extra|black|medium|demi|semi/i;

interface Candidate {
  place: string;
  bold: boolean;
  /** 0 is best. */
  rank: number;
}

let listed: Candidate[] | null = null;

function candidates(): Candidate[] {
  listed ??= folders
    .flatMap((folder) => fontsIn(folder, 0))
    .slice(0, mostFiles)
    .map(candidate);
  return listed;
}

function fontsIn(folder: string, depth: number): string[] {
  let names: string[];
  try {
    names = readdirSync(folder).sort();
  } catch {
    return [];
  }
  return names.slice(0, mostFiles).flatMap((name) => {
    const place = path.join(folder, name);
    if (/\.(ttf|otf|ttc)$/i.test(name)) return [place];
    return depth < deepest && !name.includes('.') ? fontsIn(place, depth + 1) : [];
  });
}

function candidate(place: string): Candidate {
  const name = path.basename(place);
  const at = preferred.findIndex((pattern) => pattern.test(name));
  const rank = unfit.test(name) ? preferred.length + 1 : at < 0 ? preferred.length : at;
  return { place, bold: /bold|bd\.|b\.ttc/i.test(name), rank };
}

/** In the PostScript names of faces for a script, in files of several. */
const members: Readonly<Partial<Record<string, RegExp>>> = { Jpan: /JP/i, Hans: /SC/i };

const known = new Map<string, FaceFile | null>();
const mostKnown = 20_000;

/** A file with this character; null if no installed one has it. */
export function installedFace(code: number, bold: boolean, language: LanguageCode): FaceFile | null {
  const key = `${code} ${bold} ${language}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const file = ({ place }: Candidate) => faceFile(place, members[languages[language].script] ?? null);
  const place = likeliest(bold).find((one) => hasCharacter(file(one), one.place, code));
  const found = place ? file(place) : null;
  if (known.size >= mostKnown) known.clear();
  known.set(key, found);
  return found;
}

const ordered = new Map<boolean, Candidate[]>();

/** The best candidates for a weight, best first. */
function likeliest(bold: boolean): Candidate[] {
  const before = ordered.get(bold);
  if (before !== undefined) return before;
  const cost = (one: Candidate) => one.rank * 2 + (one.bold === bold ? 0 : 1);
  const best = candidates()
    .toSorted((a, b) => cost(a) - cost(b))
    .slice(0, mostOpened);
  ordered.set(bold, best);
  return best;
}

/** What is no font, or too large, is not looked at again. */
const unusable = new Set<string>();

function hasCharacter(file: FaceFile, place: string, code: number): boolean {
  if (unusable.has(place)) return false;
  try {
    if (!file.isOpen && statSync(place).size > largestFile) throw new Error('too large');
    return file.has(code);
  } catch {
    unusable.add(place);
    return false;
  }
}
