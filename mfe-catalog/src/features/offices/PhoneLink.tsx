/** A number must not be cut at the end of a line. */
const noBreakSpace = '\u00a0';

/** @param phone with its calling code, in groups: `+51 1 640 9000` */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replaceAll(' ', '')}`} className="tabular">
    {phone.replaceAll(' ', noBreakSpace)}
  </a>
);
