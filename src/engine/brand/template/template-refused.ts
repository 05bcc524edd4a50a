/** Why a corporate template is not read: each cause with its own code, what was found where, and what to do about it. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { PackageFault, type PackageFaultCode } from '../../opc/package-fault.ts';

export type TemplateFaultCode =
  | PackageFaultCode
  | 'content_types'
  | 'wrong_kind'
  | 'strict'
  | 'macros'
  | 'active_content'
  | 'external_link'
  | 'relationships'
  | 'dangling'
  | 'no_master'
  | 'no_layout'
  | 'no_theme'
  | 'no_title'
  | 'slide_size';

const saveAgain = 'Open it in PowerPoint, save it as a PowerPoint template (.potx) and import that file.';
const tooMuch = 'Delete its slides, unused layouts and large pictures in PowerPoint, save it as .potx and import that file.';
const notOffice = 'Such a file is not made by PowerPoint: ask whoever sent it for the original, and do not open this one.';

const nexts: Readonly<Partial<Record<TemplateFaultCode, string>>> = {
  too_large: tooMuch,
  too_many_parts: tooMuch,
  part_too_large: tooMuch,
  too_many_nodes: tooMuch,
  not_zip: 'Check that it is the right file: a .potx or .pptx.',
  encrypted: 'Open it in PowerPoint with its password, take the password off (File, Info, Protect Presentation) and save it as .potx.',
  old_format: saveAgain,
  truncated: 'Copy or download it again: the file is not whole.',
  zip_bomb: notOffice,
  size_lie: notOffice,
  overlap: notOffice,
  header_differs: notOffice,
  duplicate_name: notOffice,
  unsafe_name: notOffice,
  entry_encrypted: notOffice,
  doctype: notOffice,
  too_deep: notOffice,
  outside_target: notOffice,
  wrong_kind: 'Import a PowerPoint template or presentation: .potx or .pptx.',
  strict: 'Open it in PowerPoint and save it as a plain .potx, not as “Strict Open XML Presentation”.',
  macros: 'Open it in PowerPoint and save it as .potx, without macros.',
  active_content: 'Delete the control from master and layouts in PowerPoint and save it as .potx.',
  external_link: 'Embed in PowerPoint what is linked (File, Info, Edit Links to Files, Break Link) or delete it, and save it as .potx.',
  no_master: saveAgain,
  no_title: 'Give a layout a title in PowerPoint (View, Slide Master, Title) and save it as .potx.',
  slide_size: 'Set the size of its slides to a landscape one in PowerPoint (Design, Slide Size) and save it as .potx.',
  no_layout: 'Give the slide master a layout in PowerPoint (View, Slide Master) and save it as .potx.',
};

/** `message` is a sentence that names part and cause; `part` is empty where it is the file as a whole. */
export function templateRefused(code: TemplateFaultCode, part: string, message: string): QuarterdeckError {
  return new QuarterdeckError('brand_template_refused', message, {
    next: nexts[code] ?? saveAgain,
    errors: [{ path: part, code, message }],
  });
}

/** Runs the reading; what its package does wrong becomes the refusal of the template. */
export function refusing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof PackageFault) throw templateRefused(error.code, error.part, error.message);
    throw error;
  }
}
