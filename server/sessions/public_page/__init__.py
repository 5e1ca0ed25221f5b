"""The public page of a class: pairings, results and standings for anybody with its link, some minutes late."""
