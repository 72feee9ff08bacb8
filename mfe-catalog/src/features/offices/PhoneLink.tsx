/** Prevents a line break within a number. */
const noBreakSpace = '\u00a0';

/** @param phone with its calling code and grouped: `+51 1 640 9000` */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replaceAll(' ', '')}`} className="tabular">
    {phone.replaceAll(' ', noBreakSpace)}
  </a>
);
