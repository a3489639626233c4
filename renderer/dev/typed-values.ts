type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input:not([type=file]), textarea, select';

function controlsIn(roots: readonly Node[]): Control[] {
  return roots.flatMap((root) => {
    if (!(root instanceof Element)) return [];
    const below = [...root.querySelectorAll<Control>(CONTROLS)];
    return root.matches(CONTROLS) ? [root as Control, ...below] : below;
  });
}

function isTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  const isChecked =
    control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
  return isChecked || control.value !== control.defaultValue;
}

/** Identifies a control in the next version of its form. */
function identity(control: Control): string {
  const choice = control.type === 'radio' || control.type === 'checkbox' ? control.value : '';
  return [control.tagName, control.form?.id, control.name || control.id, choice].join('\n');
}

/** Copies typed and selected values from some controls to their replacements. */
export function carryTyped(from: readonly Node[], to: readonly Node[]): void {
  const next = new Map(controlsIn(to).map((control) => [identity(control), control]));
  for (const control of controlsIn(from).filter(isTyped)) {
    const heir = next.get(identity(control));
    if (!heir) continue;
    if (heir instanceof HTMLInputElement && control instanceof HTMLInputElement)
      heir.checked = control.checked;
    heir.value = control.value;
  }
}
