/** Values of one kind, one per name. */
export interface ChartSeries {
  name: string;
  values: number[];
}

export interface ChartData {
  names: string[];
  /** At most two: the second one is hatched. */
  series: ChartSeries[];
}
