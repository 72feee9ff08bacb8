/** A field with an invalid value, as the page shows it. */
export interface InvalidField {
  id: string;
  /** Its label, preceded by the parts of the form that contain it: `Boleto 1 · Pasajero 2 · Teléfono`. */
  label: string;
}

/** A control, or a fieldset whose controls form one choice. */
const invalid = '[aria-invalid="true"], fieldset[data-invalid]';

export const focusField = (field: Element | null) =>
  (field instanceof HTMLFieldSetElement ? field.querySelector('input') : (field as HTMLElement | null))?.focus();

/** Scrolls to the first invalid field and focuses it. @returns whether there is one */
export function focusFirstInvalid(form: Element): boolean {
  const first = form.querySelector(invalid);
  focusField(first);
  return first !== null;
}

/**
 * Lists the invalid fields of a form from top to bottom. An element with `data-part` names the part of the form that it
 * contains.
 */
export const invalidFields = (form: Element): InvalidField[] =>
  [...form.querySelectorAll(invalid)]
    .filter(({ id }) => id)
    .map((field) => ({
      id: field.id,
      label: [...partsAround(field, form), textOf(labelOf(field))].filter(Boolean).join(' · '),
    }));

const labelOf = (field: Element) =>
  field instanceof HTMLFieldSetElement ? field.querySelector('legend') : (field as HTMLInputElement).labels?.[0];

const textOf = (element?: Element | null) => element?.textContent?.trim() ?? '';

function partsAround(field: Element, form: Element): string[] {
  const part = field.parentElement?.closest<HTMLElement>('[data-part]');
  return part && form.contains(part) ? [...partsAround(part, form), part.dataset.part ?? ''] : [];
}
