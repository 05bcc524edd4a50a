/** Templates made to do harm, or that cannot be used: each with the cause it has to be refused for. */
import type { HostileCase } from './good-template.ts';
import { hostileFiles } from './hostile-files.ts';
import { hostilePackages } from './hostile-packages.ts';
import { hostileXml } from './hostile-xml.ts';

export const hostileTemplates: readonly HostileCase[] = [...hostileFiles, ...hostileXml, ...hostilePackages];
