ALTER TABLE "papers" ADD COLUMN "is_double_marked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "mark_difference" integer DEFAULT 0 NOT NULL;