import { PageThumbnail } from './PageThumbnail.tsx';

interface TemplateCardProps {
  name: string;
  title: string;
  words: string;
  /** Address of the page that previews it. */
  src: string;
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

/** A template: a radio button with a preview of the page. */
export function TemplateCard({ name, title, words, src, chosen, onChoose }: TemplateCardProps) {
  return (
    <li>
      <label className="template-card">
        <input
          type="radio"
          className="unseen"
          name="template"
          value={name}
          checked={name === chosen}
          onChange={() => onChoose(name)}
        />
        <PageThumbnail src={src} width={196} height={140} />
        <strong>{title}</strong>
        <small>{words}</small>
      </label>
    </li>
  );
}
