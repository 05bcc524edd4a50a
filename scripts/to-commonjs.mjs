/** Makes CommonJS of the modules that the bundler writes: only of CommonJS may node keep the compiled code. What they share is never assigned anew. */
import vm from 'node:vm';

const name = String.raw`[\w$]+`;
const importing = new RegExp(
  String.raw`(?<=^|[;}\n])import(?: (${name})(?: from|,))?(?:\*as (${name}) from)?(?:(\{[^}]*\})from)?"([^"]+)";`,
  'g',
);
const exporting = /(?<=^|[;}\n])export(?:\{([^}]*)\}| default ([\w$]+(?:\(\))?));\s*$/;

/** @param {string} code As esbuild writes it with white space removed. @throws SyntaxError when something of a module is left */
export function toCommonJs(code) {
  const loads = [];
  const body = code
    .replace(importing, (_, whole, namespace, names = '', from) => {
      const load = `require("${from}")`;
      const own = from.startsWith('.') ? `${load}.default` : load;
      const all = names
        .replace(/^\{|\}$/g, '')
        .split(',')
        .filter(Boolean);
      const [defaults, others] = [all.filter(isDefault), all.filter((each) => !isDefault(each))];
      const bound = [
        ...[whole, ...defaults.map((each) => each.split(' as ')[1])].filter(Boolean).map((each) => `${each}=${own}`),
        ...(namespace ? [`${namespace}=${load}`] : []),
        ...(others.length > 0 ? [`{${others.join(',').replaceAll(' as ', ':')}}=${load}`] : []),
      ];
      loads.push(bound.length > 0 ? `const ${bound.join(',')};` : `${load};`);
      return '';
    })
    .replace(exporting, (_, names, value) => {
      const entries = value === undefined ? names.split(',').filter(Boolean).map(exported) : [`default:${value}`];
      return `module.exports={${entries.join(',')}};`;
    })
    .replace(/(?<![\w$.])import\("([^"]+)"\)/g, (_, from) => `Promise.resolve().then(()=>${namespaceOf(from)})`);
  const made = `"use strict";${loads.join('')}${body}`;
  new vm.Script(`(function(){${made}\n})`);
  return made;
}

function isDefault(each) {
  return each.startsWith('default as ');
}

/** A module of node's own is its default too. */
function namespaceOf(from) {
  return from.startsWith('.') ? `require("${from}")` : `({...require("${from}"),default:require("${from}")})`;
}

function exported(each) {
  const [local, as = local] = each.split(' as ');
  return `${as}:${local}`;
}
