/** What columns are called that say which account an amount is of, by its number or by its name. */
import { words } from '../lexicon.ts';
import type { Column } from '../typing/column-type.ts';

const numbered =
  /^((gl|g l|general ledger|nominal|ledger|main|natural) )?(account|acct|nominal|konto|sachkonto|compte|cuenta|conta|conto)s?( (no|nr|number|num|code|id|key|nummer|contable|contabile|contabil))?$|^(gl|g l|ledger|nominal) code$|^(sach)?kontonummer$|^(numero|n|no|code|codigo|codice|num) (d[eio] |d[eo]l |da |du |de la )?(compte|cuenta|conta|conto)( contable| contabil| contabile| comptable)?$|^(勘定)?科目(コート|番号|编码|代码|编号)?$|^会计科目(编码|代码)?$|^(رقم |رمز |كود )?(ال)?حساب$/;
const called =
  /^((gl|g l|general ledger|nominal|ledger|main|natural) )?(account|acct|nominal|konto|sachkonto|compte|cuenta|conta|conto)s? (name|title|description|desc|nombre|nom|nome|bezeichnung|label)$|^(sach)?konto(bezeichnung|name)$|^(nom|libelle|intitule|nombre|descripcion|denominacion|nome|descricao|descrizione|denominazione) (d[eio] |d[eo]l |da |du |de la )?(compte|cuenta|conta|conto)( contable| contabil| contabile| comptable)?$|^compte (libelle|intitule)$|^(勘定)?科目(名|名称)$|^会计科目名称$|^(اسم|وصف) (ال)?حساب$/;
/** Names of lines in words; a number called so counts the rows of an entry. */
const lineNamed = /^(line item|p l line|line|position|posten|poste|partida|rubrica|voce)$/;

export function isAccountNamed(column: string): boolean {
  const text = words(column);
  return [numbered, called, lineNamed].some((pattern) => pattern.test(text));
}

/** Whether a column tells accounts in words rather than by their numbers. */
export function isNameOfAccount(column: string): boolean {
  return called.test(words(column));
}

export function isAccountColumn({ name, type }: Column): boolean {
  return type.kind === 'number' ? numbered.test(words(name)) : isAccountNamed(name);
}
