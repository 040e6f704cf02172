import { EmptyState } from '@shuyuan/ui/empty-state';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Component, type ReactNode } from 'react';
import type { Locale } from '../host/widget-host.ts';
import { embedStrings } from './embed.strings.ts';

export interface EmbedBoundaryProps {
  locale: Locale;
  onBroken: (error: unknown) => void;
  children: ReactNode;
}

/** A widget that breaks leaves the page around it whole, and says so. */
export class EmbedBoundary extends Component<EmbedBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken(error);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { broken, again } = embedStrings[this.props.locale];
    return (
      <EmptyState
        title={broken}
        action={<NativeButton onPress={() => this.setState({ isBroken: false })}>{again}</NativeButton>}
      />
    );
  }
}
