import { ICONS } from 'virtual:icons';

interface IconProps {
  /** Kebab-case name from the icon package. */
  name: string;
  className?: string;
}

/** A line icon, always next to text with the same meaning, so hidden from screen readers. */
export function Icon({ name, className }: IconProps) {
  const shapes = ICONS[name];
  if (shapes === undefined) throw new Error(`There is no icon "${name}".`);
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes from the icon package, not content
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
