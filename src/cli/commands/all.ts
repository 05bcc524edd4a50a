/** Every command of the program, in the order of the help. */
import type { CommandGroup, CommandSpec } from '../command-spec.ts';
import { demoSpec } from './demo/spec.ts';
import { exportSpec } from './export/spec.ts';
import { factsSpec } from './facts/spec.ts';
import { generateSpec } from './generate/spec.ts';
import { refreshSpec } from './refresh/spec.ts';
import { sourcesAddSpec } from './sources/add/spec.ts';
import { sourcesGroup } from './sources/group.ts';
import { sourcesListSpec } from './sources/list/spec.ts';
import { sourcesRemoveSpec } from './sources/remove/spec.ts';
import { sourcesShowSpec } from './sources/show/spec.ts';
import { sourcesSnapshotSpec } from './sources/snapshot/spec.ts';
import { sourcesTestSpec } from './sources/test/spec.ts';

export const commandSpecs: readonly CommandSpec[] = [
  generateSpec,
  refreshSpec,
  exportSpec,
  factsSpec,
  sourcesAddSpec,
  sourcesListSpec,
  sourcesShowSpec,
  sourcesTestSpec,
  sourcesSnapshotSpec,
  sourcesRemoveSpec,
  demoSpec,
];

/** The first words of commands of two words. */
export const commandGroups: readonly CommandGroup[] = [sourcesGroup];
