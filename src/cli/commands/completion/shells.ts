/** What each shell is told, and how it takes what may come next. */

/** A word and what it is, for shells that show it. */
export interface Candidate {
  word: string;
  meaning: string;
}

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

export function isShell(word: string | undefined): word is Shell {
  return shells.some((shell) => shell === word);
}

export const lineOf: Readonly<Record<Shell, (candidate: Candidate) => string>> = {
  bash: ({ word }) => word,
  zsh: ({ word, meaning }) => `${word.replaceAll(':', '\\:')}:${meaning}`,
  fish: ({ word, meaning }) => `${word}\t${meaning}`,
};

/** Where nothing may come next, each offers files. */
export const scripts: Readonly<Record<Shell, string>> = {
  bash: `_quarterdeck() {
  local IFS=$'\\n'
  COMPREPLY=($(quarterdeck completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _quarterdeck quarterdeck
`,
  zsh: `_quarterdeck() {
  local -a found
  found=("\${(@f)$(quarterdeck completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then _describe quarterdeck found; else _files; fi
}
compdef _quarterdeck quarterdeck
`,
  fish: `function __quarterdeck
  set -l typed (commandline -opc)
  quarterdeck completion fish -- $typed[2..-1] (commandline -ct) 2>/dev/null
end
complete -c quarterdeck -f -n 'count (__quarterdeck) >/dev/null' -a '(__quarterdeck)'
`,
};
