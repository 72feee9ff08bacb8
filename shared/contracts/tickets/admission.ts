/** Why a valid ticket admits nobody now. `unsigned`: anybody who knows the order's id could have written the code. */
export const admissionProblems = ['unsigned', 'too_early', 'too_late'] as const;
export type AdmissionProblem = (typeof admissionProblems)[number];

/** When the tickets of a departure admit, as ISO moments. */
export interface AdmissionWindow {
  from: string;
  until: string;
}

/** @param moment in ms @returns undefined within the window */
export function outsideOf({ from, until }: AdmissionWindow, moment: number): AdmissionProblem | undefined {
  if (moment < Date.parse(from)) return 'too_early';
  return moment > Date.parse(until) ? 'too_late' : undefined;
}
