/** Returns the last four digits of the card that the buyer named on a payment page, or those of the test card. */
export const lastFourOf = (typed: unknown, testCard: string) =>
  /^\d{4}$/.test(String(typed)) ? String(typed) : testCard;

/** The field with which a buyer pays by another card than the test card. */
export const cardField = (testCard: string) => `
<label class="card">Visa de prueba terminada en
<input name="card" value="${testCard}" inputmode="numeric" pattern="[0-9]{4}" maxlength="4" size="4" autocomplete="off"></label>`;
