/** Reads pictures for a brief or outline: only files in its folder or below, however they are named. */
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { mostPictureBytes, type ReadPicture, unreadable } from '../../engine/pictures/read-pictures.ts';

/** `folder` is that of the brief or outline. The reader throws `picture_unreadable`. */
export function pictureReader(folder: string): ReadPicture {
  return async (file) => {
    if (/^[a-z][a-z\d+.-]+:/i.test(file)) throw unreadable(file, 'it is an address, and nothing is fetched');
    if (!/\.(?:png|jpe?g)$/i.test(file)) throw unreadable(file, 'it is neither PNG nor JPEG');
    const [root, found] = await Promise.all([realpath(folder), realpath(path.resolve(folder, file)).catch(() => null)]);
    if (found === null) throw unreadable(file, 'there is no such file');
    const inside = path.relative(root, found);
    if (inside.startsWith('..') || path.isAbsolute(inside)) throw unreadable(file, 'it lies outside the folder of what names it');
    const facts = await stat(found);
    if (!facts.isFile()) throw unreadable(file, 'it is no file');
    if (facts.size > mostPictureBytes) throw unreadable(file, 'it is larger than 20 MB');
    return readFile(found).catch(() => {
      throw unreadable(file, 'you may not read it');
    });
  };
}
