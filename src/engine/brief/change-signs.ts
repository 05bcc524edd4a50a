/** What says that something changed, and the shares that it is at. */
import { signsOf } from './signs-of.ts';

export const changed = signsOf(({ asks }) => asks.changed);

export const share = /\d(?:[\d.,–-]*\d)?\s?(?:%|percent|per cent|prozent|pour cent|por ciento|por cento|per cento)/giu;
