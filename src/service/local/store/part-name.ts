/** How files and folders are called while they are written, until they are whole and get their own name. */
import { randomUUID } from 'node:crypto';

/** Beside the one it becomes; no two are called the same. */
export function partOf(file: string): string {
  return `${file}.part-${randomUUID()}`;
}

export function isPart(name: string): boolean {
  return name.includes('.part-');
}
