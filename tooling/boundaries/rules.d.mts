import type { ICruiseOptions } from 'dependency-cruiser';

export const cruiseOptions: ICruiseOptions;
