ALTER TABLE "comments" ADD COLUMN "at_seconds" integer;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_at_seconds" CHECK ("comments"."at_seconds" >= 0);