/**
 * Run after `npm install`: npm leaves out of the lockfile the optional packages of other platforms that it could not look up,
 * and `npm ci` then calls the lockfile out of step. This adds them by name and version, for their own platform only.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x'];

for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const at = `node_modules/${name}`;
    if (lock.packages[at] !== undefined || !/^\d+\.\d+\.\d+\S*$/.test(version)) continue;
    const words = name.split(/[-/]/);
    const os = systems.find((system) => words.includes(system));
    const cpu = processors.find((processor) => words.includes(processor));
    if (os === undefined || cpu === undefined) continue;
    lock.packages[at] = {
      version,
      cpu: [cpu],
      ...(parent.dev ? { dev: true } : {}),
      license: parent.license ?? 'MIT',
      optional: true,
      os: [os],
    };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
