ALTER TABLE "comments" ADD COLUMN "removed_content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "held_word" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "comments_held" ON "comments" USING btree ("created_at","id") WHERE held_word <> '';--> statement-breakpoint
CREATE INDEX "comments_removed_words" ON "comments" USING btree ("deleted_at") WHERE removed_content <> '';