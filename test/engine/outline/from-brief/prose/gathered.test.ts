import { describe, expect, it } from 'vitest';
import { gathered, kindsOf } from '../../../../../src/engine/outline/from-brief/prose/gathered.ts';
import type { Said } from '../../../../../src/engine/outline/from-brief/sentences-of.ts';

const said = (at: number, unit: number, role: Said['role'], text = `Sentence ${at}.`): Said => ({
  at,
  text,
  heading: null,
  unit,
  list: null,
  section: 0,
  block: 0,
  part: unit,
  ...(role === undefined ? {} : { role }),
});
const order = (all: Said[]) => gathered(all, kindsOf(all)).map(({ at }) => at);

describe('sentences of a text without headings', () => {
  it('stand by kind: evidence first, then risks, tasks and what is to be decided', () => {
    const all = [said(0, 0, 'request'), said(1, 1, 'finding'), said(2, 1, 'risk'), said(3, 2, 'task'), said(4, 2, 'background')];
    expect(order(all)).toEqual([1, 4, 2, 3, 0]);
  });

  it('are of the kind that they go on with', () => {
    const all = [said(0, 0, 'risk'), said(1, 0, undefined), said(2, 0, 'finding', 'They have said so in writing.'), said(3, 0, 'finding')];
    expect(order(all)).toEqual([3, 0, 1, 2]);
  });

  it('answer a risk where they ask for something right behind it', () => {
    const all = [said(0, 0, 'risk'), said(1, 0, 'request'), said(2, 1, 'request')];
    expect([...kindsOf(all).values()]).toEqual(['risk', 'risk', 'decision']);
  });

  it('take no kind from another paragraph', () => {
    expect([...kindsOf([said(0, 0, 'task'), said(1, 1, undefined)]).values()]).toEqual(['task', 'evidence']);
  });
});
