/** Why a valid ticket is not admitted now. `unsigned`: anyone who knows the order's id could have forged the code. */
export const admissionProblems = ['unsigned', 'too_early', 'too_late'] as const;
export type AdmissionProblem = (typeof admissionProblems)[number];

/** When a departure's tickets are admitted, as ISO timestamps. */
export interface AdmissionWindow {
  from: string;
  until: string;
}

/** Checks a time against the window. @param moment in ms @returns undefined within the window */
export function outsideOf({ from, until }: AdmissionWindow, moment: number): AdmissionProblem | undefined {
  if (moment < Date.parse(from)) return 'too_early';
  return moment > Date.parse(until) ? 'too_late' : undefined;
}
