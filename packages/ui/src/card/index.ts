export { Card, type CardProps } from './card.tsx';
export { ListRow, MediaCard, type ListRowProps, type MediaCardProps } from './media-card.tsx';
export { StatisticCard, type StatisticCardProps } from './statistic-card.tsx';
