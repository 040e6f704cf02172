export { LevelMeter, type LevelMeterHandle, type LevelMeterProps } from './level-meter.tsx';
export { Meter, type MeterProps } from './meter.tsx';
