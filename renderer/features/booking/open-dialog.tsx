import type { ComponentType } from 'react';
import { onNewFacts, siteFacts } from '../../browser/facts.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { mount } from '../../islands/mount.tsx';

/** Props of a booking dialog. */
export interface OpenDialogProps {
  facts: VisitorFacts;
  /** Must be called when it is closed; may be called again. */
  onClosed: () => void;
}

let isOpen = false;

/**
 * Opens a booking dialog; does nothing while one is open.
 *
 * @param opener receives focus when the dialog closes.
 * @throws if the facts cannot be loaded.
 */
export async function openDialog(
  Dialog: ComponentType<OpenDialogProps>,
  opener: HTMLElement | null,
): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    const facts = await siteFacts();
    const place = document.createElement('div');
    document.body.append(place);
    const onClosed = () => {
      if (!place.isConnected) return;
      root.unmount();
      place.remove();
      isOpen = false;
      opener?.focus();
    };
    const dialog = (known: VisitorFacts) => <Dialog facts={known} onClosed={onClosed} />;
    const root = mount(place, dialog(facts), 'booking');
    onNewFacts((known) => {
      if (place.isConnected) root.render(dialog(known));
    });
  } catch (error) {
    isOpen = false;
    throw error;
  }
}
