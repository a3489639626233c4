/**
 * What a value holds beyond its shape, so that a form can offer the right control: a `picture` or other `file` of
 * `media/`, an `icon`, a `link` target and so on; for a list, that it is a `menu` of links.
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

/** The control as a JSON Schema annotation, which validators ignore. */
export function control(name: Control): { control: Control } {
  return { control: name };
}
