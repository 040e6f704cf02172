import { Schema, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { marks } from './schema-marks.ts';
import { nodes } from './schema-nodes.ts';
import { tableNodes } from './schema-table.ts';

export type NodeName = keyof typeof nodes | keyof typeof tableNodes;
export type MarkName = keyof typeof marks;

/** All that a text may be made of: what the reader's allow-list lets in, as a document. */
export const schema: Schema<NodeName, MarkName> = new Schema({
  nodes: { ...nodes, ...tableNodes } as Record<NodeName, NodeSpec>,
  marks: marks as Record<MarkName, MarkSpec>,
});
