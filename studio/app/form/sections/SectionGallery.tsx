import { useState } from 'react';
import type { SectionRow } from '../../../protocol.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { titleOf } from '../model/titles.ts';
import { sectionPicture } from './section-pictures.ts';
import { foundSections } from './section-search.ts';
import '../../controls/tiles.css';
import './section-gallery.css';

interface SectionGalleryProps {
  sections: readonly SectionRow[];
  onChoose: (section: SectionRow) => void;
  onClose: () => void;
}

/** Every section that can be added, with a picture. */
export function SectionGallery({ sections, onChoose, onClose }: SectionGalleryProps) {
  const [typed, setTyped] = useState('');
  const found = foundSections(sections, typed);
  return (
    <Dialog title="Add a section" onClose={onClose} size="wide">
      <input
        className="input"
        type="search"
        aria-label="Search sections"
        placeholder="Search, such as prices or questions"
        data-dialog-entry=""
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className="tiles section-gallery">
        {found.map((section) => (
          <li key={section.name}>
            <button type="button" onClick={() => onChoose(section)}>
              <SectionPicture name={section.name} />
              <strong>{titleOf(section.name)}</strong>
              <span>{section.description}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="help">No section is described like that.</p>}
    </Dialog>
  );
}

function SectionPicture({ name }: { name: string }) {
  const picture = sectionPicture(name);
  return (
    <span className="section-picture">
      {picture !== undefined && <img src={picture} alt="" loading="lazy" />}
    </span>
  );
}
