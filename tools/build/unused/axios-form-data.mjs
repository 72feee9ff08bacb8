// Objects inside objects as form data: our queries are flat (axios builds them with this), and uploads are sent as they are.
export const DEFAULT_FORM_DATA_MAX_DEPTH = 1;
export default function toFormData(values, form) {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) form.append(name, value === null ? '' : String(value));
  }
  return form;
}
