/** Why a package is not read: the cause, and the part it was found in. */

export type PackageFaultCode =
  // The file
  | 'too_large'
  | 'not_zip'
  | 'encrypted'
  | 'old_format'
  | 'truncated'
  | 'damaged'
  | 'zip64'
  | 'multi_disk'
  | 'too_many_parts'
  // Its entries
  | 'entry_encrypted'
  | 'method_unsupported'
  | 'zip_bomb'
  | 'size_lie'
  | 'overlap'
  | 'header_differs'
  | 'duplicate_name'
  | 'unsafe_name'
  // Its parts
  | 'part_too_large'
  | 'encoding'
  | 'doctype'
  | 'too_deep'
  | 'too_many_nodes'
  | 'not_well_formed'
  | 'outside_target';

/** `message` is a sentence that names the cause; `part` is empty where it is the file as a whole. */
export class PackageFault extends Error {
  readonly code: PackageFaultCode;
  readonly part: string;

  constructor(code: PackageFaultCode, part: string, message: string) {
    super(message);
    this.name = 'PackageFault';
    this.code = code;
    this.part = part;
  }
}
