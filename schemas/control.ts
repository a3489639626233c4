/**
 * What a value holds that its shape alone does not tell, so that a form can offer the fitting control: a `picture` or other
 * `file` of `media/`, an `icon`, where a `link` leads, and the like; of a list, that it is a `menu` of links.
 */
export type Control =
  | 'picture'
  | 'file'
  | 'icon'
  | 'color'
  | 'link'
  | 'language'
  | 'markdown'
  | 'menu'
  | 'time'
  | 'date-time';

/** As a JSON Schema says it: an annotation that validators pass over. */
export function control(name: Control): { control: Control } {
  return { control: name };
}
